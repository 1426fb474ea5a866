import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { withLimitedBody } from '@/lib/office/limited-body'
import { withRussianRefusals } from '@/lib/office/russian-refusals'
import { withWellFormedAddress } from '@/lib/office/well-formed-address'

const collections = Promise.resolve(config).then((office) => office.collections)
const answered = (handler: ReturnType<typeof REST_GET>) =>
  withRussianRefusals(withWellFormedAddress(handler, collections))

export const GET = answered(REST_GET(config))
export const POST = answered(withLimitedBody(REST_POST(config)))
export const DELETE = answered(REST_DELETE(config))
export const PATCH = answered(withLimitedBody(REST_PATCH(config)))
export const PUT = answered(withLimitedBody(REST_PUT(config)))
export const OPTIONS = answered(REST_OPTIONS(config))
