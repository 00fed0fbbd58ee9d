import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { intakeLimits } from './intake-limits.ts'
import { ProcessNotStarted } from '#media/pictures/encoder-processes.ts'
import { createPhotoMaker, type PhotoMaker } from '#media/photos/photo-maker.ts'
import { createApplicationReader } from './read-application-form.ts'
import { openUploadFolder, type Upload } from './upload-folder.ts'

/** What photos pass through. */
type Parts = Pick<Upload, 'keep'> & Pick<PhotoMaker, 'make'>

const makes: PhotoMaker['make'] = async () => ({ status: 'refused', reason: 'unreadable' })
const keeps: Upload['keep'] = async (bytes) => {
  await bytes.resume().toArray()
  return import.meta.filename
}

/** A disk or a system that fails, before a photo is read, in the middle of it, after it, or when it is decoded. */
const failing: Record<string, (error: Error) => Parts> = {
  'before a photo is read': (error) => ({
    make: makes,
    async keep() {
      throw error
    },
  }),
  'in the middle of a photo': (error) => ({
    make: makes,
    async keep(bytes) {
      for await (const _ of bytes) throw error
      throw error
    },
  }),
  'after a photo, when the body is at its end': (error) => ({
    make: makes,
    async keep(bytes) {
      await bytes.resume().toArray()
      await new Promise((wake) => void setImmediate(wake))
      throw error
    },
  }),
}

const codes = ['ENOSPC', 'EDQUOT', 'EIO', 'EACCES', 'EMFILE', 'ENFILE', 'EROFS']
const failures = Object.entries(failing).flatMap(([when, parts]) =>
  codes.map((code) => ({ when, code, parts })),
)

it.each(failures)(
  'an application is turned away with the truth where $code comes $when',
  async ({ code, parts }) => {
    const error = systemError(code)
    const { read, told } = readerWith(parts(error))
    expect(await read(await withPhoto())).toEqual({ status: 'unavailable', reason: 'unkept' })
    expect(told).toEqual([error])
  },
)

it.each([...['EMFILE', 'EAGAIN', 'ENOMEM'].map(systemError), new ProcessNotStarted('exit 127')])(
  'an application is turned away with the truth where no process can be started for its photos: %s',
  async (error) => {
    const photo = new File([new Uint8Array(await square())], 'me.jpg')
    const uploads = await openUploadFolder(await freshFolder(), intakeLimits)
    const start = async () => {
      throw error
    }
    const photos = createPhotoMaker(intakeLimits, { run: start, close: () => {} })
    const upload = uploads.begin()
    onTestFinished(async () => {
      await upload[Symbol.asyncDispose]()
      await uploads.close()
    })
    const { read, told } = readerWith({
      keep: (bytes) => upload.keep(bytes),
      make: (file) => photos.make(file),
    })
    expect(await read(await withPhoto(photo))).toEqual({ status: 'unavailable', reason: 'unkept' })
    expect(told).toEqual([error])
  },
)

it('a file that is not a picture is refused at its slot, and not reported', async () => {
  const { read, told } = readerWith({ keep: keeps, make: makes })
  expect(await read(await withPhoto())).toMatchObject({
    photos: [null, null, null, { status: 'refused', reason: 'not-a-picture' }],
  })
  expect(told).toEqual([])
})

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code, syscall: 'open' })
}

function readerWith({ keep, make }: Parts) {
  const told: unknown[] = []
  const read = createApplicationReader({
    uploads: {
      begin: () => ({ keep, [Symbol.asyncDispose]: async () => {} }),
      close: async () => {},
    },
    photos: { make, close: () => {} },
    isOurForm: () => true,
    limits: intakeLimits,
    report: (reason) => told.push(reason),
  })
  return { read, told }
}

const square = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#c81e5a' } })
    .jpeg()
    .toBuffer()

async function withPhoto(photo?: File): Promise<Request> {
  const form = new FormData()
  form.set('name', 'Ana')
  form.set('image_4', photo ?? new File([new Uint8Array(await square())], 'me.jpg'))
  return new Request('http://vereda.example/x', { method: 'POST', body: form })
}
