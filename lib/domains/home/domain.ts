import * as contract from '@/lib/domains/home/contract'
import { home } from '@/lib/domains/home/global'
import { composeHome } from '@/lib/domains/home/service'
import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const homeDomain: Domain = {
  globals: [home],
  handlers: [handle(contract.getHome, ({ preview }) => composeHome(isPreviewed(preview, 'home', 0)))],
}
