import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { guardHandler } from '@/lib/office/guard-handler'

const collections = Promise.resolve(config).then((office) => office.collections)
const answered = (handler: ReturnType<typeof REST_GET>) => guardHandler(handler, collections)

export const GET = answered(REST_GET(config))
export const POST = answered(REST_POST(config))
export const DELETE = answered(REST_DELETE(config))
export const PATCH = answered(REST_PATCH(config))
export const PUT = answered(REST_PUT(config))
export const OPTIONS = answered(REST_OPTIONS(config))
