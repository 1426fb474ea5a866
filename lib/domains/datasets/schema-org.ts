import type { DataCatalog, Dataset as DatasetThing, Thing } from 'schema-dts'
import { listDownloads, type Dataset } from '@/lib/domains/datasets/define-dataset'
import { paths } from '@/lib/config/paths'
import { absoluteUrl, breadcrumbSchema, organizationId } from '@/lib/domains/site/schema-org'
import type { Site } from '@/lib/domains/site/contract'

interface Published extends Dataset {
  total: number
  updatedAt: string | null
}

const licence = absoluteUrl(`${paths.openData}#licence`)

export function openDataSchemas(title: string, datasets: readonly Published[], site: Site): Thing[] {
  const catalogue: DataCatalog = {
    '@type': 'DataCatalog',
    name: title,
    url: absoluteUrl(paths.openData),
    inLanguage: 'ru',
    license: licence,
    publisher: { '@id': organizationId },
    dataset: datasets.map((dataset) => datasetSchema(dataset, site)),
  }
  return [catalogue, breadcrumbSchema([{ title }])]
}

function datasetSchema(dataset: Published, { settings }: Site): DatasetThing {
  const { id, title, description, updatedAt } = dataset
  return {
    '@type': 'Dataset',
    name: title,
    description,
    url: absoluteUrl(`${paths.openData}#${id}`),
    ...(updatedAt && { dateModified: updatedAt }),
    license: licence,
    isAccessibleForFree: true,
    inLanguage: 'ru',
    creator: { '@id': organizationId },
    spatialCoverage: settings.city,
    distribution: listDownloads(dataset).map(({ type, href }) => ({
      '@type': 'DataDownload',
      encodingFormat: type,
      contentUrl: absoluteUrl(href),
    })),
  }
}
