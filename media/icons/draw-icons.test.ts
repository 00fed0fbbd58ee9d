import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { drawIcons, drawInitial, initialOf } from './draw-icons.ts'

const FRAME = /stroke="#ffffff" stroke-width="28" d="M\d/

async function faviconOf(brand: string): Promise<string> {
  return new TextDecoder().decode((await drawIcons(brand)).get('favicon.svg'))
}

describe('a brand’s initial', () => {
  it.each([
    ['Vereda', 'V'],
    ['ágata', 'Á'],
    ['a\u0301gata', 'Á'],
    ['“Quinta” do Sol', 'Q'],
    ['40 Graus', '4'],
    ['ßelle', 'S'],
    ['😀 Joy', 'J'],
    ['日本', '日'],
    ['& – !', null],
    ['', null],
  ])('of %j is %j', (brand, initial) => {
    expect(initialOf(brand)).toBe(initial)
  })

  it.each(['Vereda', 'Ágata', 'Žižkov', '40 Graus'])('is drawn for %s', async (brand) => {
    const outline = await drawInitial(brand)
    expect(outline?.path).toMatch(/^M[\d.-]+ [\d.MLQCZ -]+Z$/)
  })
})

describe('the icons', () => {
  it('have the size of their names', async () => {
    const icons = await drawIcons('Vereda')
    const sides = ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'].map(async (name) => {
      const { format, width, height } = await sharp(icons.get(name)).metadata()
      return [format, width, height]
    })
    expect(await Promise.all(sides)).toEqual([
      ['png', 180, 180],
      ['png', 192, 192],
      ['png', 512, 512],
    ])
  })

  it('of Windows are a file of one PNG', async () => {
    const file = (await drawIcons('Vereda')).get('favicon.ico') ?? new Uint8Array()
    const head = new DataView(file.buffer, file.byteOffset)
    expect([head.getUint16(2, true), head.getUint16(4, true)]).toEqual([1, 1])
    const picture = file.subarray(head.getUint32(18, true))
    expect(picture.length).toBe(head.getUint32(14, true))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  })

  it('are paper on ink, with room around the letter for systems that cut a circle', async () => {
    const { data, info } = await sharp((await drawIcons('Mega')).get('icon-512.png'))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const far = [...data.entries()]
      .filter(([, light]) => light > 128)
      .map(([index]) => {
        const [x, y] = [index % info.width, Math.floor(index / info.width)]
        return Math.hypot(x - 256, y - 256)
      })
    expect(data[0]).toBeLessThan(16)
    expect(far.length).toBeGreaterThan(5_000)
    expect(far.reduce((most, each) => Math.max(most, each), 0)).toBeLessThan(512 * 0.4)
  })

  it('differ from brand to brand', async () => {
    expect(await faviconOf('Vereda')).not.toBe(await faviconOf('Mega'))
  })

  it.each(['日本', '& – !'])('are an empty frame for %s, which the font has not', async (brand) => {
    expect(await faviconOf(brand)).toMatch(FRAME)
    expect(await faviconOf('Vereda')).not.toMatch(FRAME)
  })

  it('hold nothing of a brand but its drawing', async () => {
    expect(await faviconOf('V"><script>alert(1)</script>')).toBe(await faviconOf('V'))
  })
})
