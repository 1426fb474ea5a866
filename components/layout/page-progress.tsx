import { Suspense } from 'react'
import { NavigationBar } from '@/components/ui/navigation-bar'

/** Draws the progress bar of navigation; it reads the address, which the server's HTML need not wait for. */
export function PageProgress() {
  return (
    <Suspense fallback={null}>
      <NavigationBar />
    </Suspense>
  )
}
