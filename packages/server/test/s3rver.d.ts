declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  interface Options {
    address: string
    port: number
    silent: boolean
    directory: string
    allowMismatchedSignatures: boolean
    configureBuckets: readonly { name: string }[]
  }

  export default class S3rver {
    httpServer: Server
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
