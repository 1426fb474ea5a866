import { Suspense, type ReactNode } from 'react'
import { NavigationGuard } from '@/components/layout/navigation-guard'
import { OfflineKeeper } from '@/components/layout/offline-keeper'
import { PageProgress } from '@/components/layout/page-progress'
import { PageTransition } from '@/components/layout/page-transition'
import { PaperOrigin } from '@/components/layout/paper-origin'
import { SkipLink } from '@/components/layout/skip-link'
import { VisionBar } from '@/components/layout/vision-bar'
import { NoticeArea } from '@/components/ui/notice-bar'

/** Stands before everything else on a page. */
export function PageStart() {
  return (
    <>
      <SkipLink />
      <PageProgress />
      <VisionBar />
    </>
  )
}

interface PageEndProps {
  /** Paper says whose portal it is. */
  administration: string
  notices: ReactNode
}

/** Holds what works unseen behind a page; its words, and those of the portal's parts, stand at the lower edge. */
export function PageEnd({ administration, notices }: PageEndProps) {
  return (
    <>
      <PaperOrigin administration={administration} />
      <PageTransition />
      <NoticeArea>
        {notices}
        <OfflineKeeper />
        <Suspense fallback={null}>
          <NavigationGuard />
        </Suspense>
      </NoticeArea>
    </>
  )
}
