import { Dictionary } from '@/lib/content/seed/loaders/dictionary'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

export async function loadActivity({ city, writer, clock, files }: Seeding): Promise<void> {
  const types = new Dictionary(writer, 'activity-types')
  const { dictionaries, activityItems } = city
  await types.fill([...(dictionaries?.activityTypes ?? []), ...activityItems.map(({ type }) => type)])
  for (const item of activityItems.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    await writer.create('activity-items', {
      title: item.title,
      summary: item.summary,
      type: types.id(item.type),
      year: item.year,
      date: clock.day(item.daysAgo),
      deadline: item.deadline === undefined ? undefined : clock.day(item.deadline),
      organization: item.organization ? await writer.find('organizations', item.organization) : undefined,
      files: await files.place(item.files),
      _status: 'published',
    })
  }
}
