import { EmptyState } from '@/components/ui/list/empty-state'
import { RichText } from '@/components/ui/text/rich-text'

/** Text of a page «О проекте», in two columns. */
export function AboutBlocks({ blocks }: { blocks: readonly { id: number; description: string }[] }) {
  if (blocks.length === 0) return <EmptyState title="Рассказ о проекте скоро появится" />
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2 lg:gap-y-16">
      {blocks.map(({ id, description }) => (
        <RichText key={id} html={description} />
      ))}
    </div>
  )
}
