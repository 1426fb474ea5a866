import '@payload-config' // this says how Payload is opened
import { withLimitedBody } from '@/lib/office/guard-handler'
import { showSetup, startSetup } from '@/lib/office/setup/setup-route'

export const dynamic = 'force-dynamic'
export const GET = showSetup
export const POST = withLimitedBody(startSetup)
