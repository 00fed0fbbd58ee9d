import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { answerWith, filesIn, photo, picturesOver, removeFiles } from './media.fixture.ts'

const jpeg = await photo().jpeg().toBuffer()
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

  it('is not undone by a copy that was on its way', async () => {
    const { pictures, folder } = await picturesOver({ 'a.jpg': jpeg })
    await pictures.learn('a.jpg')
    const copy = pictures.find(at640, 'webp')
    await pictures.forget('a.jpg')
    await copy
    expect(await filesIn(folder)).toEqual([])
  })
})
