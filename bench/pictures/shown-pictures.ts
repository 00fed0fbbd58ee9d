import type { PictureWidth } from '#agency/picture-widths.ts'

/** A picture that pages show, with its address at each width. */
export type ShownPicture = { addressAt: (width: PictureWidth) => string }

/** The pictures on all profiles linked from the models page, once the site knows their sizes. */
export async function findShownPictures(origin: string): Promise<ShownPicture[]> {
  const models = await textOf(`${origin}/modelos`)
  const profiles = new Set(models.match(/\/modelos\/[^"?]+\/\d+\/[^"?]+/g))
  const found = new Map<string, ShownPicture>()
  for (const profile of profiles) {
    const addresses = (await textOf(origin + profile)).match(/\/pictures\/640\/[^"?\s]+/g) ?? []
    for (const address of addresses) {
      const addressAt = (width: PictureWidth) => origin + address.replace('640', String(width))
      found.set(address, { addressAt })
    }
  }
  return [...found.values()]
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}
