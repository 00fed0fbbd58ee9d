import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, describe, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { mediaWith, photo } from '#media/pictures/media.fixture.ts'
import { findIdentityPicture, withIdentityPicture } from './identity-picture.ts'

const jpeg = await photo({ width: 40, height: 30 }).jpeg().toBuffer()

/** A folder with an identity file, and a picture beside it. */
async function folderWith(name: string, content: Uint8Array | string) {
  const folder = await freshFolder()
  await writeFile(join(folder, name), content)
  return { folder, identityFile: join(folder, 'agency.config.ts') }
}

describe('the picture that the identity file names', () => {
  it('is read from beside it, and all others from the agency’s media', async () => {
    const { identityFile } = await folderWith('about.jpg', jpeg)
    const own = await findIdentityPicture(identityFile, 'about.picture', './about.jpg')
    const { fetchMedia, asked } = mediaWith({})
    const media = withIdentityPicture(fetchMedia, own)
    const found = await media(own.path)
    expect(found).toMatchObject({ status: 'found', response: { status: 200 } })
    if (found.status !== 'found') return
    const chunks = await Array.fromAsync(found.response.body ?? [])
    expect(Buffer.concat(chunks)).toEqual(jpeg)
    expect(await media('covers/a.jpg')).toEqual({ status: 'missing' })
    expect(asked).toEqual(['covers/a.jpg'])
  })

  it('has another address once it is another picture', async () => {
    const { folder, identityFile } = await folderWith('about.jpg', jpeg)
    const before = await findIdentityPicture(identityFile, 'about.picture', 'about.jpg')
    await writeFile(join(folder, 'about.jpg'), await photo({ width: 30 }).png().toBuffer())
    const after = await findIdentityPicture(identityFile, 'about.picture', 'about.jpg')
    expect(before.path).toMatch(/^identity\/[\da-f]{12}\.jpg$/)
    expect(after.path).toMatch(/^identity\/[\da-f]{12}\.png$/)
  })

  it('that is taken away while the site runs is missing', async () => {
    const { fetchMedia } = mediaWith({})
    const media = withIdentityPicture(fetchMedia, {
      path: 'identity/a.jpg',
      file: '/nowhere/a.jpg',
    })
    expect(await media('identity/a.jpg')).toEqual({ status: 'missing' })
  })

  it.each([
    ['is not there', 'about.jpg', jpeg, 'other.jpg', 'about.picture names '],
    ['is an SVG', 'about.jpg', '<svg/>', 'about.jpg', 'about.picture must name a JPEG, '],
    ['is empty', 'about.jpg', '', 'about.jpg', 'about.picture must name a JPEG, '],
  ])('that %s stops the start, with the field', async (_, name, content, named, words) => {
    const { identityFile } = await folderWith(name, content)
    const looking = findIdentityPicture(identityFile, 'about.picture', named)
    await expect(looking).rejects.toThrow(`${identityFile}: ${words}`)
  })
})
