import { classNames } from '@/components/ui/class-names'

interface AnchorListProps {
  /** They lead to these places of the page. */
  anchors: readonly { id: string; title: string }[]
  /** It says how a link looks. */
  className: string
}

/** Lists the parts of a page along a line that is marked under the pointer. */
export function AnchorList({ anchors, className }: AnchorListProps) {
  return (
    <ul className="border-l border-line">
      {anchors.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={classNames(
              '-ml-px border-l-2 border-transparent pl-4 leading-5.5 no-underline transition-colors hover:border-brand',
              className,
            )}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
