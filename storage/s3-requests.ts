import { hash } from 'node:crypto'
import { Readable } from 'node:stream'

import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'

import type { S3Keys, S3Place } from './s3-address.ts'
import { openS3Bucket, type S3Bucket, type S3Limits, s3Limits } from './s3-client.ts'

/** A whole object or one range of it, as the server sent it: `range` is the header `Content-Range`. */
type Received = { bytes: number; range: string | null; body: Readable }
type UploadedPart = { PartNumber: number; ETag: string | undefined }
type BegunUpload = { path: string; id: string; begunAt: number }

/** The requests that a media store makes. Paths are relative to the prefix. Rejects with the client's errors: see `faultOf`. */
export type S3Requests = ReturnType<typeof createS3Requests>

export function createS3Requests(place: S3Place, keys: S3Keys, limits: S3Limits = s3Limits) {
  const bucket = openS3Bucket(place, keys, limits)
  return { ...objectRequests(bucket), ...uploadRequests(bucket) }
}

function objectRequests({ client, name, prefix, at, toPath, inTime, ...bucket }: S3Bucket) {
  return {
    async versioning() {
      const { Status } = await client.send(
        new GetBucketVersioningCommand({ Bucket: name }),
        inTime(),
      )
      return Status ?? null
    },
    /** Stores a small object; rejects with `PreconditionFailed` if `isNew` and there is one. */
    async put(path: string, bytes: Uint8Array, isNew: boolean) {
      const ChecksumSHA256 = hash('sha256', bytes, 'base64') // the server returns it to the reader
      const condition = isNew ? { IfNoneMatch: '*' } : {}
      await client.send(
        new PutObjectCommand({ ...at(path), Body: bytes, ChecksumSHA256, ...condition }),
        inTime(bucket.sendMs(bytes)),
      )
    },
    async get(path: string, range: string | null): Promise<Received> {
      const part = range === null ? {} : { Range: range }
      const wanted = new GetObjectCommand({ ...at(path), ...part })
      const found = await bucket.untilHeaders((options) => client.send(wanted, options))
      const { Body, ContentLength, ContentRange } = found
      if (!(Body instanceof Readable) || ContentLength === undefined) throw new NotS3()
      Body.on('error', () => {}) // for a reader who never begins to read; others get the error as they read
      return { bytes: ContentLength, range: ContentRange ?? null, body: Body }
    },
    async size(path: string): Promise<number> {
      const { ContentLength } = await client.send(new HeadObjectCommand(at(path)), inTime())
      if (ContentLength === undefined) throw new NotS3()
      return ContentLength
    },
    async remove(path: string) {
      await client.send(new DeleteObjectCommand(at(path)), inTime())
    },
    /** One page of the paths that begin with `within`; `next` is the mark of the next page. */
    async list(within: string, from: string | null) {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: name,
          Prefix: prefix + within,
          ...(from !== null && { ContinuationToken: from }),
        }),
        inTime(),
      )
      const paths = (page.Contents ?? []).map(({ Key }) => toPath(Key))
      const next = page.NextContinuationToken ?? null
      if (next !== null && next === from) throw new NotS3() // the list would never end
      return { paths, next }
    },
  }
}

function uploadRequests({ client, name, prefix, at, toPath, inTime, sendMs, joinMs }: S3Bucket) {
  return {
    async beginUpload(path: string): Promise<string> {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(at(path)), inTime())
      if (UploadId === undefined) throw new NotS3()
      return UploadId
    },
    async putPart(path: string, id: string, number: number, bytes: Uint8Array) {
      const part = { ...at(path), UploadId: id, PartNumber: number, Body: bytes }
      const { ETag } = await client.send(new UploadPartCommand(part), inTime(sendMs(bytes)))
      return { PartNumber: number, ETag }
    },
    async completeUpload(path: string, id: string, parts: UploadedPart[], isNew: boolean) {
      const condition = isNew ? { IfNoneMatch: '*' } : {}
      const whole = { ...at(path), UploadId: id, MultipartUpload: { Parts: parts }, ...condition }
      await client.send(new CompleteMultipartUploadCommand(whole), inTime(joinMs))
    },
    async abortUpload(path: string, id: string) {
      await client.send(new AbortMultipartUploadCommand({ ...at(path), UploadId: id }), inTime())
    },
    /** One page of the uploads that are not complete. */
    async listUploads(within: string, from: { key: string; id: string } | null) {
      const page = await client.send(
        new ListMultipartUploadsCommand({
          Bucket: name,
          Prefix: prefix + within,
          ...(from !== null && { KeyMarker: from.key, UploadIdMarker: from.id }),
        }),
        inTime(),
      )
      const uploads = (page.Uploads ?? []).map(({ Key, UploadId, Initiated }): BegunUpload => ({
        path: toPath(Key),
        id: UploadId ?? '',
        begunAt: Initiated?.getTime() ?? Infinity,
      }))
      const { NextKeyMarker: key, NextUploadIdMarker: id } = page
      const isMore = page.IsTruncated === true && key !== undefined && id !== undefined
      if (isMore && key === from?.key && id === from.id) throw new NotS3() // the list would never end
      return { uploads, next: isMore ? { key, id } : null }
    },
  }
}

/** A response lacks what every S3 server sends. */
class NotS3 extends Error {
  override readonly name = 'NotS3'
}
