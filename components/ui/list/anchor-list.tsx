import { classNames } from '@/components/ui/class-names'

interface AnchorListProps {
  anchors: readonly { id: string; title: string }[]
  className: string
}

export function AnchorList({ anchors, className }: AnchorListProps) {
  return (
    <ul className="border-l border-line">
      {anchors.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={classNames(
              '-ml-px border-l-2 border-transparent pl-4 leading-5.5 text-wrap no-underline transition-colors hover:border-brand',
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
