import type { DemoPaper } from '../shapes.ts';

export const heritageAndLanguage: DemoPaper[] = [
  {
    id: 'infrared-logbooks',
    title: 'Infrared logbooks: weather from the drowned pages of 1783',
    date: '2015-05-27',
    by: 'admin',
    authors: ['Kleio Mavrogeni', 'Isamu Kurohane'],
    publisher: 'Heritage Computing Quarterly',
    picture: 'pages',
    details:
      'Nine logbooks spent a winter under water after a shipwreck. Their iron gall ink has vanished to the eye but not at 940 nm. We recover 3,112 observations of wind and barometer from a year in which volcanic haze covered the north, and find the haze in the seamen’s own words before it appears in any instrument.',
    pdf: true,
  },
  {
    id: 'el-papyrus-ferry-contract',
    title: 'Ένα συμβόλαιο πορθμέων σε πάπυρο: ανάγνωση με πολυφασματική απεικόνιση',
    date: '2017-02-14',
    by: 'admin',
    authors: ['Κλειώ Μαυρογένη', 'Αρίσταρχος Βελισσάρης', 'Isamu Kurohane'],
    publisher: 'Τετράδια Παπυρολογίας και Υπολογισμού',
    picture: 'fragments',
    details:
      'Παρουσιάζουμε την πρώτη πλήρη ανάγνωση ενός συμβολαίου μεταξύ τριών πορθμέων, γραμμένου σε πάπυρο του 2ου αιώνα μ.Χ. Το κείμενο είναι σχεδόν αόρατο στο φυσικό φως· με πολυφασματική απεικόνιση σε δεκαέξι ζώνες και στατιστικό διαχωρισμό των στρωμάτων αποκαλύπτονται δεκαεννέα στίχοι, μεταξύ των οποίων ένας όρος για τη διαίρεση των κερδών σε ημέρες ομίχλης. Συζητούμε την αβεβαιότητα κάθε γράμματος και δημοσιεύουμε όλες τις εικόνες.\n\nA contract between three ferrymen, invisible in daylight, is read in full for the first time; it settles who is paid on days of fog.',
    links: { data: 'https://data.example/kestrel/ferry-contract' },
  },
  {
    id: 'note-on-a-misread-date',
    title: 'A note on a misread date',
    date: '2018-03-06',
    by: 'admin',
    authors: ['Κλειώ Μαυρογένη'],
    publisher: 'Heritage Computing Quarterly',
    details:
      'In an earlier article the author read a date as the ninth year. It is the nineteenth: a hole in the papyrus had been filled, by herself, with hope.',
  },
  {
    id: 'small-corpus-honesty',
    title: 'Three thousand words are enough to be wrong: model selection for very small corpora',
    date: '2019-11-12',
    by: 'admin',
    authors: ['Fionntán Gealbhán', 'Kleio Mavrogeni', 'Leocadia Finch-Amaro'],
    publisher: 'Heritage Computing Quarterly',
    details:
      'For many languages all that survives would fill a pamphlet. Models with millions of parameters can be fitted to it, and they find structure in shuffled text as well. We propose a test by shuffling at four levels, from letters to documents, and apply it to eleven published decipherments and typologies. Four survive. One of the failures is our own.',
  },
  {
    id: 'ar-harbour-letters',
    title: 'رسائل من الميناء: قراءة آلية للخطوط العربية المتصلة مع تقدير صريح لدرجة الثقة',
    date: '2022-05-10',
    by: 'letters',
    authors: ['يُسرى القنديل', 'شهاب الدين المرساوي', 'Kleio Mavrogeni'],
    publisher: 'مجلة التراث والحوسبة',
    picture: 'script',
    details:
      'تتناول هذه الدراسة مجموعة من ٤١٢ رسالة تجارية كُتبت بخطوط متصلة يصعب على غير المختص قراءتها. نقترح طريقة للقراءة الآلية تُرفق بكل كلمة تقديرًا صريحًا لدرجة الثقة، وتمتنع عن الإجابة حين لا تكفي الأدلة. بلغت نسبة الكلمات المقروءة قراءةً صحيحة ٨٩٪ من الكلمات التي أجاب عنها النظام، وامتنع عن ١٧٪ منها. ويبيّن التحليل أن نصف حالات الامتناع يعود إلى أسماء السفن.\n\nMachine reading of 412 merchants’ letters in connected Arabic hands, with a stated confidence for each word and the right to decline an answer. Half of what it declines are names of ships.',
    pdf: true,
    links: { code: 'https://code.example/kestrel/harbour-letters' },
  },
  {
    id: 'he-parchment-layers',
    title: 'שכבות של קלף: הפרדת כתבים חופפים בעזרת פלואורסצנציה',
    date: '2024-11-26',
    by: 'letters',
    authors: ['נעם צוראל', 'يُسرى القنديل (Yusra Al-Qandil)', 'Kleio Mavrogeni', 'Isamu Kurohane'],
    publisher: 'רבעון למורשת ולחישוב',
    picture: 'layers',
    details:
      'קלף היה יקר, ולכן נכתב שוב ושוב. אנו מציגים שיטה להפרדת שני כתבים חופפים על פי זמן הדעיכה של הפלואורסצנציה, ללא מגע וללא כימיקלים. בשבעה מתוך תשעה דפים שנבדקו ניתן לקרוא את הכתב התחתון במלואו; בשניים הנותרים נקראו כשני שלישים. עלות המכשיר כולו נמוכה ממחיר מצלמה טובה.\n\nTwo texts written one over the other on parchment are separated by how long they glow. Seven of nine pages become fully legible, without contact and with an instrument that costs less than a good camera.',
  },
  {
    id: 'dialect-of-the-quay',
    title: 'The dialect of the quay: four hundred words for water',
    date: '2025-11-18',
    by: 'letters',
    authors: ['Fionntán Gealbhán', 'Saoirse Nic Dubhthaí', 'يُسرى القنديل (Yusra Al-Qandil)'],
    publisher: 'Heritage Computing Quarterly',
    picture: 'bubbles',
    details:
      'Recordings of 61 harbour workers made between 1958 and 1974 contain more than four hundred words for states of the water, from skemmer (light on small ripples) to holm-still. We align them with tide tables and weather reports of the day of the recording. Many words denote conditions that our instruments also separate, and nine denote one that they do not. A tenth instrument is being built.',
    links: { video: 'https://video.example/kestrel/words-for-water' },
  },
];
