import { EmptyState } from '@/components/ui/list/empty-state'

/** An officer searches the own department alone: elsewhere there may be more. */
export function NothingFound({ isOfDepartment }: { isOfDepartment: boolean }) {
  return (
    <EmptyState title={isOfDepartment ? 'Среди дел вашего подразделения ничего не нашлось' : 'Ничего не нашлось'}>
      Проверьте номер и слова.
    </EmptyState>
  )
}
