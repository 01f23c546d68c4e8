import { useId } from 'react'
import { initialAids, readerFonts } from '../../../../contract/reader-choices.ts'
import type { OpenedStory, ReadingAids } from '../../../../contract/reading.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { ChoiceRow } from '../shared/choice-row.tsx'
import { setDeviceChoice, surprisesChoice } from '../shared/device-choice.ts'
import { readableLanguages } from '../shared/localized-story.ts'
import { canHighlight } from '../text/highlights.ts'
import { ListeningRows } from './listening-rows.tsx'
import { Preview } from './preview.tsx'
import { initialChoice, type ReaderLook } from './reader-look.ts'
import { ShareRow } from './share-row.tsx'
import { SurprisesRow } from './surprises-row.tsx'
import type { ReaderSettings } from './use-reader-settings.ts'
import './settings-sheet.css'

/** Names of the typefaces, as their makers write them. */
const fontLabels: Record<ReaderLook['font'], string> = {
  andika: 'Andika',
  atkinson: 'Atkinson',
  lexend: 'Lexend',
  opendyslexic: 'OpenDyslexic',
  literata: 'Literata',
}

interface SettingsSheetProps {
  settings: ReaderSettings
  story: OpenedStory
  onClose: () => void
}

/** All settings; each choice shows immediately on the page behind the sheet. */
export function SettingsSheet({ settings, story, onClose }: SettingsSheetProps) {
  return (
    <Sheet
      className="side-sheet"
      heading={m.reader_settings()}
      closeLabel={m.reader_settings_close()}
      onClose={onClose}
    >
      {() => <AllRows settings={settings} story={story} />}
    </Sheet>
  )
}

function AllRows({ settings, story }: Omit<SettingsSheetProps, 'onClose'>) {
  const id = useId()
  return (
    <>
      <Preview syllables={settings.aids.syllables} />
      <section aria-labelledby={`${id}-look`}>
        <h3 id={`${id}-look`}>{m.reader_settings_look()}</h3>
        <LookRows {...settings} />
        <SurprisesRow />
      </section>
      <section aria-labelledby={`${id}-aids`}>
        <h3 id={`${id}-aids`}>{m.reader_settings_aids()}</h3>
        <AidRows {...settings} />
      </section>
      <section aria-labelledby={`${id}-listening`}>
        <h3 id={`${id}-listening`}>{m.reader_listen()}</h3>
        <ListeningRows {...settings} />
      </section>
      <section aria-labelledby={`${id}-language`}>
        <h3 id={`${id}-language`}>{m.reader_settings_language()}</h3>
        <LanguageRows {...settings} hasTwoLanguages={readableLanguages(story).length > 1} />
      </section>
      <Button
        onClick={() => {
          settings.changeChoice(initialChoice)
          settings.changeAids(initialAids)
          setDeviceChoice(surprisesChoice, 'on')
        }}
      >
        {m.reader_settings_reset()}
      </Button>
    </>
  )
}

function LookRows({ choice, aids, changeChoice, changeAids }: ReaderSettings) {
  return (
    <>
      <ChoiceRow
        legend={m.reader_design()}
        value={choice.readerDesign}
        options={[
          { value: 'default', label: m.reader_standard() },
          { value: 'hell', label: m.reader_design_light(), hasSwatch: true },
          { value: 'sepia', label: m.reader_design_sepia(), hasSwatch: true },
          { value: 'nacht', label: m.reader_design_night(), hasSwatch: true },
          { value: 'fantasie', label: m.reader_design_fantasy(), hasSwatch: true },
        ]}
        onChange={(readerDesign) => changeChoice({ readerDesign })}
      />
      <ChoiceRow
        legend={m.reader_text_size()}
        value={choice.readerTextSize}
        options={[
          { value: 'default', label: m.reader_standard() },
          ...(['18', '22', '26', '32', '40'] as const).map((value) => ({ value, label: value })),
        ]}
        onChange={(readerTextSize) => changeChoice({ readerTextSize })}
      />
      <ChoiceRow
        legend={m.reader_text_style()}
        value={choice.readerTextStyle}
        options={[
          { value: 'default', label: m.reader_standard() },
          ...readerFonts.map((value) => ({ value, label: fontLabels[value] })),
        ]}
        onChange={(readerTextStyle) => changeChoice({ readerTextStyle })}
      />
      <ChoiceRow
        legend={m.reader_spacing()}
        value={aids.spacing}
        options={[
          { value: 'normal', label: m.reader_standard() },
          { value: 'wide', label: m.reader_spacing_wide() },
        ]}
        onChange={(spacing) => changeAids({ spacing })}
      />
    </>
  )
}

type Syllables = ReadingAids['syllables']

function AidRows({ aids, changeAids }: ReaderSettings) {
  const syllables: { value: Syllables; label: string }[] = [
    { value: 'off', label: m.reader_off() },
    { value: 'blue-red', label: m.reader_syllables_red() },
    { value: 'blue-orange', label: m.reader_syllables_orange() },
    { value: 'dots', label: m.reader_syllables_dots() },
  ]
  return (
    <>
      {canHighlight() && (
        <ChoiceRow
          legend={m.reader_syllables()}
          hint={m.reader_syllables_hint()}
          value={aids.syllables}
          options={syllables}
          onChange={(chosen) => changeAids({ syllables: chosen })}
        />
      )}
      <ChoiceRow
        legend={m.reader_ruler()}
        value={aids.ruler}
        options={[
          { value: 'off', label: m.reader_off() },
          { value: 'one', label: m.reader_ruler_one() },
          { value: 'three', label: m.reader_ruler_three() },
        ]}
        onChange={(ruler) => changeAids({ ruler })}
      />
      {canHighlight() && <ShareRow aids={aids} changeAids={changeAids} />}
    </>
  )
}

function LanguageRows(props: ReaderSettings & { hasTwoLanguages: boolean }) {
  const { choice, aids, changeChoice, changeAids, hasTwoLanguages } = props
  return (
    <>
      <ChoiceRow
        legend={m.reader_language()}
        value={choice.readerLanguage}
        options={[
          { value: 'default', label: m.reader_standard() },
          { value: 'de', label: m.reader_language_de(), lang: 'de' },
          { value: 'en', label: m.reader_language_en(), lang: 'en' },
        ]}
        onChange={(readerLanguage) => changeChoice({ readerLanguage })}
      />
      {hasTwoLanguages && (
        <ChoiceRow
          legend={m.reader_bilingual()}
          value={aids.isBilingual ? 'both' : 'one'}
          options={[
            { value: 'one', label: m.reader_bilingual_one() },
            { value: 'both', label: m.reader_bilingual_both() },
          ]}
          onChange={(chosen) => changeAids({ isBilingual: chosen === 'both' })}
        />
      )}
    </>
  )
}
