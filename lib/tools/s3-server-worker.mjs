import S3rver from 's3rver'

/** Started by s3-server.ts. Ends with it. */
const [directory, port, bucket] = process.argv.slice(2)
const address = '127.0.0.1'
const server = new S3rver({
  address,
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
})
process.once('disconnect', () => process.exit(0))
process.send(await server.run())
