import { classNames } from '@/components/ui/class-names'
import { Suspense, type ReactNode, ViewTransition } from 'react'
import { NavigationGuard } from '@/components/layout/navigation/navigation-guard'
import { OfflineSupport } from '@/components/layout/offline/offline-support'
import { VisionBar } from '@/components/layout/vision/vision-bar'
import { ToastArea } from '@/components/ui/dialog/toast'
import { NavigationBar } from '@/components/layout/navigation/navigation-bar'
import { usePathname } from 'next/navigation'
import { useHydrated } from '@/components/ui/use-hydrated'

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

/**
 * Fades one page into the next: React starts the transition as this mark leaves and enters, the document's cross-fade
 * does the rest. Around the page, ViewTransition would add invalid `vt-update` attributes to the HTML. It mounts
 * outside `startTransition`: inside one it would fade in itself, and the page would take no clicks meanwhile.
 */
function PageTransition() {
  const pathname = usePathname()
  const inBrowser = useHydrated()
  if (!inBrowser) return null
  return (
    <ViewTransition key={pathname} default="none" exit="page">
      <span aria-hidden className="pointer-events-none fixed top-0 left-0 size-px" />
    </ViewTransition>
  )
}
