import { OfflineKeeper } from '@/components/layout/offline-keeper'
import { PageProgress } from '@/components/layout/page-progress'
import { PageTransition } from '@/components/layout/page-transition'
import { SkipLink } from '@/components/layout/skip-link'
import { VisionBar } from '@/components/layout/vision-bar'

/** What stands before everything else on a page. */
export function PageStart() {
  return (
    <>
      <SkipLink />
      <PageProgress />
      <VisionBar />
    </>
  )
}

/** What works unseen behind a page. */
export function PageEnd() {
  return (
    <>
      <PageTransition />
      <OfflineKeeper />
    </>
  )
}
