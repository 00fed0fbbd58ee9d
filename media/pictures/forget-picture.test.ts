import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { forgetPicture } from './forget-picture.ts'
import { answerWith, filesIn, photo, picturesOver, removeFiles } from './media.fixture.ts'
import { createPathRegister } from './path-register.ts'
import { readFacts } from './picture-facts.ts'
import { pictureLimits } from './picture-limits.ts'

const jpeg = await photo().jpeg().toBuffer()
const small = await photo({ width: 60, height: 80 }).jpeg().toBuffer()
const at640 = { path: 'a.jpg', width: 640 } as const

describe('the end of a picture', () => {
  it('ends its facts, source and copies at once', async () => {
    const { pictures, folder } = await picturesOver({ 'a.jpg': jpeg })
    await pictures.learn('a.jpg')
    await pictures.find(at640, 'webp')
    await pictures.find(at640, 'jpeg')
    await pictures.forget('a.jpg')
    expect(await pictures.find(at640, 'webp')).toMatchObject({ status: 'missing' })
    expect(await filesIn(folder)).toEqual([])
    await pictures.close()
    expect(await readdir(join(folder, 'known'))).toEqual(['partial'])
  })

  it('can be taken up again if it was interrupted among its files', async () => {
    const folder = await freshFolder()
    const openRegister = () =>
      createPathRegister({
        folder,
        limit: 9,
        reserve: pictureLimits,
        readFacts,
        onInvalidate: () => undefined,
        report: () => undefined,
      })
    const register = await openRegister()
    register.add('a.jpg')
    register.learn('a.jpg', { width: 3, height: 4, colour: 0, version: '0123456789ab' })
    await register.settled()
    const reached = Promise.withResolvers<void>()
    const remove = () => {
      reached.resolve()
      return new Promise<void>(() => {}) // the process ends here
    }
    void forgetPicture('a.jpg', { register, copies: { remove } })
    await reached.promise
    await register.settled()
    expect((await openRegister()).facts('a.jpg')).toMatchObject({ version: '0123456789ab' })
  })

  it('comes when the service says that there is no such file', async () => {
    const answers = [answerWith(jpeg)]
    const { pictures, folder } = await picturesOver({
      'a.jpg': () => answers.shift() ?? { status: 'missing' },
    })
    await pictures.learn('a.jpg')
    await pictures.find(at640, 'webp')
    await removeFiles(folder, '.source')
    const other = { path: 'a.jpg', width: 240 } as const
    expect(await pictures.find(other, 'webp')).toMatchObject({ status: 'missing' })
    expect(await filesIn(folder)).toEqual([])
  })

  it('ends the copies of an earlier file of the same path, too', async () => {
    const answers = [answerWith(jpeg), answerWith(small)]
    const { pictures, folder } = await picturesOver({
      'a.jpg': () => answers.shift() ?? { status: 'missing' },
    })
    await pictures.learn('a.jpg')
    await pictures.find(at640, 'webp')
    await removeFiles(folder, '.source')
    expect(await pictures.learn('a.jpg')).toMatchObject({ width: 60 })
    await pictures.forget('a.jpg')
    expect(await filesIn(folder)).toEqual([])
  })

  it('is not undone by a copy that was on its way', async () => {
    const { pictures, folder } = await picturesOver({ 'a.jpg': jpeg })
    await pictures.learn('a.jpg')
    const copy = pictures.find(at640, 'webp')
    await pictures.forget('a.jpg')
    await copy
    expect(await filesIn(folder)).toEqual([])
  })
})
