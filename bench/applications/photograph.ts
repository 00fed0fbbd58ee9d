import sharp from 'sharp'

type Wanted = { width: number; height: number; bytes: number }

/** A JPEG of quality 90 with a photograph's file size: adds as much grain as comes nearest to the size from below. */
export async function photographOf({
  width,
  height,
  bytes,
}: Wanted): Promise<Uint8Array<ArrayBuffer>> {
  let [least, most] = [0, 60]
  let best = await noisy(width, height, least)
  for (let tries = 0; tries < 6; tries += 1) {
    const grain = (least + most) / 2
    const photo = await noisy(width, height, grain)
    if (photo.byteLength > bytes) most = grain
    else [least, best] = [grain, photo]
  }
  return best
}

async function noisy(
  width: number,
  height: number,
  sigma: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: Math.max(sigma, 0.1) } as const
  const create = { width, height, channels: 3, background: '#808080', noise } as const
  return new Uint8Array(await sharp({ create }).jpeg({ quality: 90 }).toBuffer())
}
