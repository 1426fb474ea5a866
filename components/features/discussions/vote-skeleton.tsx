import { Skeleton } from '@/components/ui/list/skeleton'

export function VoteSkeleton() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">Загружаем…</span>
      <Skeleton className="h-7 w-44" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-40" />
      <Skeleton className="h-12 w-52" />
    </div>
  )
}
