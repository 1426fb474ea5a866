import { Skeleton } from '@/components/ui/list/skeleton'

export function MenuMayorSkeleton() {
  return (
    <div className="menu-card">
      <Skeleton className="aspect-[4/5]" />
      <div className="space-y-3">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-6 w-32" />
      </div>
    </div>
  )
}
