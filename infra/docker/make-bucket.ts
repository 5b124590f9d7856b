import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'

/** Creates the bucket for uploaded pictures if it does not exist. */
async function makeBucket(place: { url: string; bucket: string; key: string; secret: string }): Promise<void> {
  const s3 = new S3Client({
    endpoint: place.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: place.key, secretAccessKey: place.secret },
  })
  try {
    await s3.send(new CreateBucketCommand({ Bucket: place.bucket }))
  } catch (error) {
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error
  }
}

if (import.meta.main) {
  const given = (name: string): string => {
    const value = process.env[name]
    if (!value) throw new Error(`${name} is not set`)
    return value
  }
  await makeBucket({
    url: given('S3_URL'),
    bucket: given('S3_BUCKET'),
    key: given('S3_KEY'),
    secret: given('S3_SECRET'),
  })
  console.log(`bucket ${given('S3_BUCKET')}: ready`)
}
