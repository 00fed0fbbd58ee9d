import { expect, it, onTestFinished, vi } from 'vitest'

import { openMediaStore } from './open-media-store.ts'
import { parseS3Address, publicAddressOf } from './s3-address.ts'
import { openS3Bucket, s3Limits } from './s3-client.ts'
import { StorageError } from './storage-error.ts'

it.each([
  [
    's3://agency/site/media?endpoint=http://127.0.0.1:9000&region=sa-east-1',
    { prefix: 'site/media/', endpoint: 'http://127.0.0.1:9000', region: 'sa-east-1' },
  ],
  [
    's3://agency/?endpoint=https://s3.example.com/',
    { prefix: '', endpoint: 'https://s3.example.com', region: 'us-east-1' },
  ],
  ['s3://agency?region=eu-west-1', { prefix: '', endpoint: null, region: 'eu-west-1' }],
])('%s is the address of a bucket', (address, place) => {
  expect(parseS3Address(address)).toEqual({ bucket: 'agency', ...place })
})

it.each([
  ['s3://agency', 'needs a region'],
  ['s3://agency?region=', 'needs a region'],
  ['s3://agency?region=Paris%20', 'needs a region'],
  ['s3://', 'is not the name of a bucket'],
  ['s3://A_B?region=eu-west-1', 'is not the name of a bucket'],
  ['s3://[', 'not a valid URL'],
  ['s3://me:hunter2@agency?region=eu-west-1', 'no user or password'],
  ['s3://agency?region=eu-west-1&secret=hunter2', 'but not secret'],
  ['s3://agency?region=eu-west-1#hunter2', 'but not a fragment'],
  ['s3://agency/a%20b?region=eu-west-1', 'cannot be in the prefix'],
  ['s3://agency?endpoint=https://me:hunter2@host', 'must be an origin'],
  ['s3://agency?endpoint=https://host/path', 'must be an origin'],
  ['s3://agency?endpoint=host:9000', 'must be an origin'],
])('%s is refused in words, without a secret', (address, words) => {
  expect(() => parseS3Address(address)).toThrow(StorageError)
  expect(() => parseS3Address(address)).toThrow(words)
  expect(() => parseS3Address(address)).not.toThrow('hunter2')
})

it('a bucket without keys is refused by the names of the variables', async () => {
  await expect(openMediaStore('s3://agency?region=eu-west-1')).rejects.toThrow(
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing',
  )
})

it('anybody would find an object of a public bucket there', () => {
  const own = parseS3Address('s3://agency/media?endpoint=https://s3.example.com')
  expect(publicAddressOf(own, 'a/b.jpg')).toBe('https://s3.example.com/agency/media/a/b.jpg')
  const amazons = parseS3Address('s3://agency?region=eu-west-1')
  expect(publicAddressOf(amazons, 'c.jpg')).toBe('https://s3.eu-west-1.amazonaws.com/agency/c.jpg')
  const chinese = parseS3Address('s3://agency?region=cn-north-1')
  expect(publicAddressOf(chinese, 'c.jpg')).toBe(
    'https://s3.cn-north-1.amazonaws.com.cn/agency/c.jpg',
  )
})

it('the environment of other programs leads to no other server', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:9')
  onTestFinished(() => void vi.unstubAllEnvs())
  const keys = { accessKeyId: 'a-key', secretAccessKey: 'a-secret' }
  const { client } = openS3Bucket(parseS3Address('s3://agency?region=eu-west-1'), keys, s3Limits)
  expect(await client.config.endpoint?.()).toMatchObject({
    protocol: 'https:',
    hostname: 's3.eu-west-1.amazonaws.com',
  })
})
