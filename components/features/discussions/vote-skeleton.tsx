import { FormSkeleton } from '@/components/ui/list/skeleton'

export function VoteSkeleton() {
  return <FormSkeleton fields={['h-7 w-44', 'h-8 w-56', 'h-8 w-56', 'h-8 w-56', 'h-40', 'h-12 w-52']} />
}
