import { Link } from '@/components/ui/link'
import { DownloadLinks } from '@/components/ui/file/download-links'
import { FeedLink } from '@/components/ui/share/feed-link'
import { listDownloads, type Dataset } from '@/lib/domains/datasets/define-dataset'
import { paths } from '@/lib/config/paths'

interface ListDownloadsProps {
  dataset: Dataset
  filter?: object
  /** Feed of the list; wide screens offer it beside the title. */
  feed?: string
}

export function ListDownloads({ dataset, filter, feed }: ListDownloadsProps) {
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-6 border-t border-line pt-3 text-sm print:hidden">
      <DownloadLinks links={listDownloads(dataset, filter)} label={dataset.title} />
      <Link href={`${paths.openData}#${dataset.id}`} className="link target inline-block py-2.5">
        Что это за данные
      </Link>
      {feed && <FeedLink href={feed} place="end of list" />}
    </div>
  )
}
