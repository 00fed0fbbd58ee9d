import S3rver from '@20minutes/s3rver'

/**
 * An S3 server that others wrote, with the bucket `agency`. It lacks conditional writes and the removal of uploads, and it takes any
 * signature: it forgets the slash at the end of a bucket's path, which the client signs.
 */
export async function startNpmS3(directory: string) {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'agency', configs: [] }],
  })
  const { port } = await server.run()
  return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}

export const npmS3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
