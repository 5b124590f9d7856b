import { unavailable } from '@izlog/kit/errors'
import type { FileStore } from './file-store.ts'

export interface S3Place {
  url: string
  bucket: string
  key: string
  secret: string
}

/** For a picture, which is at most some megabytes, ms; the client asks three times. */
const WITHIN_MS = 5000

/**
 * Files in a bucket of any S3-compatible store. Its client is loaded only where it is used. A try ends after `withinMs`; what
 * the store does not answer is `unavailable`.
 */
export async function s3FileStore({ url, bucket, key, secret }: S3Place, withinMs = WITHIN_MS): Promise<FileStore> {
  const { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client, S3ServiceException } = await import(
    '@aws-sdk/client-s3'
  )
  const s3 = new S3Client({
    endpoint: url,
    region: 'us-east-1',
    forcePathStyle: true,
    // Not every compatible store knows the checksums that Amazon's has.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // The request's limit ends with the answer's head; the socket's holds for its body.
    requestHandler: {
      connectionTimeout: withinMs,
      requestTimeout: withinMs,
      throwOnRequestTimeout: true,
      socketTimeout: withinMs,
    },
  })
  const objectKey = (name: string) => `images/${name}`
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
  }
}
