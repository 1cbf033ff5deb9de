import { expect, test } from 'vitest'
import { readBucket } from './media-place.ts'

test('without an address there is no bucket', () => {
  expect(readBucket({})).toBeUndefined()
  expect(readBucket({ MEDIA_URL: '' })).toBeUndefined()
})

test.each([
  ['s3://pictures', { bucket: 'pictures', prefix: '', region: 'us-east-1', endpoint: undefined }],
  ['s3://pictures/', { prefix: '' }],
  ['s3://my.pictures/studios/all/', { bucket: 'my.pictures', prefix: 'studios/all/' }],
  ['s3://pictures?region=eu-central-1', { region: 'eu-central-1' }],
  [
    's3://pictures/all?endpoint=https://store.example:9000&region=auto',
    { prefix: 'all/', endpoint: 'https://store.example:9000', region: 'auto' },
  ],
])('%s', (address, bucket) => {
  expect(readBucket({ MEDIA_URL: address })).toMatchObject(bucket)
})

test('the region is the environment’s where the address has none', () => {
  expect(readBucket({ MEDIA_URL: 's3://pictures', AWS_REGION: 'eu-west-3' })?.region).toBe('eu-west-3')
})

test.each([
  ['pictures', 's3://bucket/prefix'],
  ['https://pictures/all', 's3://bucket/prefix'],
  ['s3://', 'bucket'],
  ['s3://a', 'bucket'],
  ['s3://-pictures', 'bucket'],
  ['s3://pictures/a//b', 'prefix'],
  ['s3://pictures/.hidden', 'prefix'],
  ['s3://pictures/a%20b', 'prefix'],
  ['s3://key:hush@pictures/all', 'AWS_ACCESS_KEY_ID'],
  ['s3://pictures?endpoint=ftp://store.example', 'http or https'],
  ['s3://pictures?endpoint=store', 'http or https'],
  ['s3://pictures?region=EU%20West', 'region'],
  ['s3://pictures?secret=hush', 'no others'],
])('%s is told what is wrong with it, without its value', (address, what) => {
  const read = () => readBucket({ MEDIA_URL: address })
  expect(read).toThrow(what)
  expect(read).toThrow(/^MEDIA_URL cannot be used: /)
  expect(read).not.toThrow('hush')
})
