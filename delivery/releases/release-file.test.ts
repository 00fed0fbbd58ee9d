import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { assetNameOf, formatRelease, parseRelease, sortReleases } from './release-file.ts'

const id = (number: number) => number.toString(16).padStart(16, '0')
const file = (number: number, release: number) => `releases/${number}-${id(release)}.json`
const pathsOf = (releases: readonly { path: string }[]) => releases.map(({ path }) => path)

describe('the file of a release', () => {
  it('gives back the assets that went in', () => {
    const assets = fc.uniqueArray(
      fc.tuple(
        fc.stringMatching(/^[\w.-]{1,20}-[\w-]{8}\.js$/),
        fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
      ),
      { selector: ([name]) => name },
    )
    fc.assert(
      fc.property(assets, (entries) => {
        const release = new Map(entries)
        expect(parseRelease(formatRelease(release))).toEqual(release)
      }),
    )
  })

  it.each(['', '{', 'null', '"a"', '{"a-12345678.js":1}'])('is not %j', (text) => {
    expect(() => parseRelease(new TextEncoder().encode(text))).toThrow()
  })
})

describe('the releases that are kept', () => {
  it('are the latest ten, each once', () => {
    const numbers = Array.from({ length: 13 }, (_, index) => index + 1)
    const paths = [...numbers.map((number) => file(number, number)), file(14, 5)]
    const { kept, outdated } = sortReleases(paths)
    const latest = [14, 13, 12, 11, 10, 9, 8, 7, 6, 4]
    expect(kept.map(({ number }) => number)).toEqual(latest)
    expect(pathsOf(outdated)).toEqual([5, 3, 2, 1].map((number) => file(number, number)))
  })

  it('may have equal numbers if two machines published at the same moment', () => {
    expect(pathsOf(sortReleases([file(3, 2), file(3, 1)]).kept)).toEqual([file(3, 1), file(3, 2)])
  })

  it.each([
    'releases/readme.txt',
    `private/${file(1, 1)}`,
    `releases/1-${id(1)}.js`,
    `releases/-1-${id(1)}.json`,
    `releases/1-${id(1).toUpperCase().replace('0', 'A')}.json`,
  ])('do not include %s, which is not deleted either', (path) => {
    expect(sortReleases([path])).toEqual({ kept: [], outdated: [] })
  })
})

it.each([
  ['/assets/site-DY38biZ-.js', 'site-DY38biZ-.js'],
  ['/assets/document-form--cZLTGoH.js', 'document-form--cZLTGoH.js'],
  ['/assets/about.route-D23Bmjzj.js', 'about.route-D23Bmjzj.js'],
  ['/assets/manifest-8080c362.js', 'manifest-8080c362.js'],
  ['/assets/site.js', null],
  ['/assets/site-DY38biZ.js', null],
  ['/assets/site-DY38biZ-', null],
  ['/assets/more/site-DY38biZ-.js', null],
  ['/assets/../private/a-DY38biZ-.js', null],
  ['/assets/%2e%2e%2fa-DY38biZ-.js', null],
  [`/assets/${'a'.repeat(200)}-DY38biZ-.js`, null],
  ['/site-DY38biZ-.js', null],
])('the address %s names the asset %j', (address, name) => {
  expect(assetNameOf(address)).toBe(name)
})
