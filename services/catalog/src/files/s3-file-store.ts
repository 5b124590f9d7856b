import type { FileStore } from './file-store.ts'

export interface S3Place {
  url: string
  bucket: string
  key: string
  secret: string
}

/** Files in a bucket of any S3-compatible store. Its client is loaded only where it is used. */
export async function s3FileStore({ url, bucket, key, secret }: S3Place): Promise<FileStore> {
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
  })
  const objectKey = (name: string) => `images/${name}`
  const unlessMissing = <T>(answer: Promise<T>): Promise<T | undefined> =>
    answer.catch((error: unknown) => {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
      throw error
    })
  return {
    async save(name, bytes) {
      await s3.send(
        new PutObjectCommand({ Bucket: bucket, Key: objectKey(name), Body: bytes, ContentType: 'image/webp' }),
      )
    },
    async has(name) {
      const head = unlessMissing(s3.send(new HeadObjectCommand({ Bucket: bucket, Key: objectKey(name) })))
      return (await head) !== undefined
    },
    async read(name) {
      const found = await unlessMissing(s3.send(new GetObjectCommand({ Bucket: bucket, Key: objectKey(name) })))
      return found?.Body?.transformToByteArray()
    },
  }
}
