import { voteForms } from '@/components/features/ideas/vote-words'
import { FoldedSection } from '@/components/ui/details/folded-section'
import { formatCount } from '@/lib/text/plural'
import { TitledSection } from '@/components/ui/text/titled-section'

/** Folded on phones where it is beside the point. */
export function IdeasPath({ threshold, isFolded = false }: { threshold: number; isFolded?: boolean }) {
  if (isFolded)
    return (
      <FoldedSection id="path" title="Путь идеи" className="mt-12 rounded-card bg-sand px-5 lg:mt-20 lg:p-10">
        <Steps threshold={threshold} />
      </FoldedSection>
    )
  return (
    <TitledSection id="path" title="Путь идеи" className="mt-16 rounded-card bg-sand p-6 sm:p-10 lg:mt-20">
      <Steps threshold={threshold} />
    </TitledSection>
  )
}

function Steps({ threshold }: { threshold: number }) {
  const votes = threshold > 0 ? formatCount(threshold, voteForms) : 'нужное число голосов'
  const steps = [
    { title: 'Вы предлагаете', text: 'Пара слов, адрес и фотография. Имя можно не показывать.' },
    { title: 'Модератор проверяет', text: 'Публикует идею или объясняет, что в ней поправить.' },
    { title: 'Соседи поддерживают', text: `Когда наберётся ${votes}, идею берёт ведомство.` },
    { title: 'Город отвечает', text: 'Официальный ответ: принята или нет и почему.' },
    { title: 'Идея воплощается', text: 'Отчёт со снимками того, что получилось.' },
  ]
  return (
    <ol className="mt-2 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:mt-7 lg:grid-cols-5">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4 lg:block">
          <span
            aria-hidden
            className="tabular grid size-11 shrink-0 place-items-center rounded-full bg-sun text-lg font-semibold"
          >
            {index + 1}
          </span>
          <div className="min-w-0 lg:mt-4">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
