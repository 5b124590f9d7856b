import { unavailable } from '@izlog/kit/errors'
import type { FileStore } from './file-store.ts'

export interface S3Place {
  url: string
  bucket: string
  key: string
  secret: string
}

const FOLDER = 'images/'

/** Milliseconds for one attempt with a picture of a few megabytes; the client makes three attempts. */
const WITHIN_MS = 5000

/**
 * Stores files in a bucket of an S3-compatible store. The client is loaded only here. An attempt ends after `withinMs`;
 * throws `unavailable` when the store does not answer.
 */
export async function s3FileStore({ url, bucket, key, secret }: S3Place, withinMs = WITHIN_MS): Promise<FileStore> {
  const { GetObjectCommand, HeadObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client, S3ServiceException } =
    await import('@aws-sdk/client-s3')
  const s3 = new S3Client({
    endpoint: url,
    region: 'us-east-1',
    forcePathStyle: true,
    // Some compatible stores do not support the newer checksums of Amazon S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // The request timeout covers only the response headers; the socket timeout covers the body.
    requestHandler: {
      connectionTimeout: withinMs,
      requestTimeout: withinMs,
      throwOnRequestTimeout: true,
      socketTimeout: withinMs,
    },
  })
  const objectKey = (name: string) => `${FOLDER}${name}`
  const refusal = (error: unknown): Error =>
    error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500 ? error : unavailable(error)
  const unlessMissing = <T>(answer: Promise<T>): Promise<T | undefined> =>
    answer.catch((error: unknown) => {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
      throw refusal(error)
    })
  return {
    async save(name, bytes) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: objectKey(name),
        Body: bytes,
        ContentType: 'image/webp',
      })
      await s3.send(command).catch((error: unknown) => Promise.reject(refusal(error)))
    },
    async has(name) {
      const head = unlessMissing(s3.send(new HeadObjectCommand({ Bucket: bucket, Key: objectKey(name) })))
      return (await head) !== undefined
    },
    async read(name) {
      const found = await unlessMissing(s3.send(new GetObjectCommand({ Bucket: bucket, Key: objectKey(name) })))
      return found?.Body?.transformToByteArray().catch((error: unknown) => Promise.reject(refusal(error)))
    },
    async *names() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket, Prefix: FOLDER }))
        for (const { Key } of Contents) if (Key) yield Key.slice(FOLDER.length)
    },
  }
}
