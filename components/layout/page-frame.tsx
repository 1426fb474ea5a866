import { classNames } from '@/components/ui/class-names'
import { Suspense, type ReactNode } from 'react'
import { NavigationGuard } from '@/components/layout/navigation/navigation-guard'
import { OfflineSupport } from '@/components/layout/offline/offline-support'
import { PageTransition } from '@/components/layout/navigation/page-transition'
import { VisionBar } from '@/components/layout/vision/vision-bar'
import { ToastArea } from '@/components/ui/dialog/toast'
import { NavigationBar } from '@/components/layout/navigation/navigation-bar'

export function PageStart() {
  return (
    <>
      <SkipLink />
      <PageProgress />
      <VisionBar />
    </>
  )
}

export function PageEnd({ notices }: { notices: ReactNode }) {
  return (
    <>
      <PageTransition />
      <ToastArea>
        {notices}
        <OfflineSupport />
        <Suspense fallback={null}>
          <NavigationGuard />
        </Suspense>
      </ToastArea>
    </>
  )
}

function SkipLink() {
  return (
    <a
      href="#main"
      className={classNames(
        'sr-only font-medium focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70',
        'focus:rounded-field focus:bg-ink focus:px-5 focus:py-3 focus:text-paper',
      )}
    >
      Перейти к содержанию
    </a>
  )
}

/** Stands in Suspense, because it reads the URL: the server's HTML does not wait for it. */
function PageProgress() {
  return (
    <Suspense fallback={null}>
      <NavigationBar />
    </Suspense>
  )
}
