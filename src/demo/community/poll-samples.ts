interface LocalizedText {
  de: string
  en: string
}

/** A future story, theme or value, with a similar story of the library. */
interface CandidateSample {
  title: LocalizedText
  teaser: LocalizedText
  storyId: string
  /** Number of invented votes. */
  votes: number
}

/** A sample poll. */
export interface PollSample {
  kind: 'story' | 'theme' | 'value'
  question: LocalizedText
  candidates: CandidateSample[]
}

/** One sample for each month, in turn. */
export const pollSamples: readonly PollSample[] = [
  {
    kind: 'value',
    question: {
      de: 'Was soll die nächste Geschichte den Kindern mitgeben?',
      en: 'What should the next story give children to take with them?',
    },
    candidates: [
      {
        title: { de: 'Geduld', en: 'Patience' },
        teaser: {
          de: 'Was langsam wächst, hält den Sturm aus. Ein Apfelkern erzählt, worauf er drei Winter lang gewartet hat.',
          en: 'What grows slowly stands up to the storm. An apple pip tells what it was waiting for, three winters long.',
        },
        storyId: 'frosch-sprung',
        votes: 36,
      },
      {
        title: { de: 'Dankbarkeit', en: 'Gratitude' },
        teaser: {
          de: 'Manche Geschenke erkennt man erst, wenn man sie weitergibt. Die Reise eines Schals von Hals zu Hals.',
          en: 'Some gifts you only recognise when you pass them on. The journey of a scarf from neck to neck.',
        },
        storyId: 'bruno-honig',
        votes: 49,
      },
      {
        title: { de: 'Verzeihen', en: 'Forgiveness' },
        teaser: {
          de: 'Der Krug ist zerbrochen, und beide waren dabei. Von Scherben, aus denen mit der Zeit ein Bild wird.',
          en: 'The jug is broken, and both of them were there. About shards that turn, in time, into a picture.',
        },
        storyId: 'schloss-wahrheit',
        votes: 44,
      },
    ],
  },
  {
    kind: 'theme',
    question: {
      de: 'Wovon soll die nächste Geschichte handeln?',
      en: 'What should the next story be about?',
    },
    candidates: [
      {
        title: { de: 'Vom Umziehen', en: 'Moving House' },
        teaser: {
          de: 'Alles passt in Kisten, nur das Heimweh nicht. Wie aus einem fremden Zimmer das eigene wird, und wer dabei hilft.',
          en: 'Everything fits into boxes, except feeling homesick. How a strange room becomes your own, and who helps along the way.',
        },
        storyId: 'platz-am-ofen',
        votes: 41,
      },
      {
        title: { de: 'Vom Großwerden zu zweit', en: 'Growing Up in Twos' },
        teaser: {
          de: 'Auf einmal ist da jemand, der noch kleiner ist und viel lauter. Und der beim Gähnen genauso aussieht wie man selbst.',
          en: 'All at once there is somebody even smaller and a good deal louder. And when they yawn, they look exactly like you.',
        },
        storyId: 'bruno-honig',
        votes: 58,
      },
      {
        title: { de: 'Von der Dunkelheit', en: 'The Dark' },
        teaser: {
          de: 'Unter dem Bett ist es nicht unheimlich, nur dunkel, und das ist etwas anderes. Für alle, die noch ein Licht anlassen.',
          en: 'Under the bed it is not spooky, only dark, and that is something else. For everyone who still leaves a light on.',
        },
        storyId: 'fuchs-laterne',
        votes: 73,
      },
      {
        title: { de: 'Vom Streiten und Vertragen', en: 'Falling Out and Making Up' },
        teaser: {
          de: 'Zwei Dachse, ein Bau und ein Satz, den keiner zuerst sagen mag. Wie man sich wieder an denselben Tisch setzt.',
          en: 'Two badgers, one burrow and one sentence that neither wants to say first. How to sit down at the same table again.',
        },
        storyId: 'elster-knopf',
        votes: 55,
      },
    ],
  },
  {
    kind: 'story',
    question: {
      de: 'Welche Geschichte sollen wir als Nächstes erzählen?',
      en: 'Which story should we tell next?',
    },
    candidates: [
      {
        title: { de: 'Der Bäcker vom Mond', en: 'The Baker on the Moon' },
        teaser: {
          de: 'Jede Nacht backt er das Licht für alle Fenster im Dorf. Doch heute bleibt sein Ofen kalt, und unten am Brunnen steht ein Mädchen mit dem letzten Streichholz.',
          en: 'Every night he bakes the light for all the windows in the village. But tonight his oven stays cold, and down by the well stands a girl with the very last match.',
        },
        storyId: 'fuchs-laterne',
        votes: 64,
      },
      {
        title: { de: 'Die Schneckenpost', en: 'Snail Mail' },
        teaser: {
          de: 'Ein Brief, der erst im Frühling ankommt, ist manchmal genau zur rechten Zeit da. Frida Schnecke weiß, warum man Wichtiges nicht eilig hat.',
          en: 'A letter that only arrives in spring is sometimes right on time. Frida Snail knows why the things that matter need no hurry.',
        },
        storyId: 'elster-knopf',
        votes: 47,
      },
      {
        title: { de: 'Wer hat Angst vorm Regenbogen?', en: 'Who’s Afraid of the Rainbow?' },
        teaser: {
          de: 'Das Zicklein Pünktchen fürchtet sich vor allem, was größer ist als ein Kirschbaum. Da steht eines Morgens ein Regenbogen quer über der Weide.',
          en: 'Dotty the kid is frightened of everything taller than a cherry tree. Then one morning a rainbow stands right across the meadow.',
        },
        storyId: 'frosch-sprung',
        votes: 39,
      },
      {
        title: {
          de: 'Die Nacht, in der die Uhren schliefen',
          en: 'The Night the Clocks Fell Asleep',
        },
        teaser: {
          de: 'Als der alte Uhrmacher zum ersten Mal lacht, bleiben im ganzen Städtchen die Zeiger stehen. Nun müssen die Kinder herausfinden, wann morgen ist.',
          en: 'When the old clockmaker laughs for the first time, every clock in town stands still. Now the children have to find out when tomorrow is.',
        },
        storyId: 'schloss-wahrheit',
        votes: 52,
      },
    ],
  },
]
