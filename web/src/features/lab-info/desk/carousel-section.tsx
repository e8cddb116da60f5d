import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { slideTexts } from '@lab/contract/features/lab-info/desk/texts';
import { slide } from '@lab/contract/features/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import styles from '../../../desk/desk.module.css';
import { call } from '../../../lib/api.ts';
import { type ImageUpload, useImageUpload } from '../../../lib/upload-image.ts';
import type { Saving } from '../../../lib/use-record-form.ts';
import { ImageField } from '../../../ui/form/image-field.tsx';
import { resolverWithout } from '../../../ui/form/resolver-without.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { EditableSection, type Editing, type FreshLabInfo, SectionForm } from './section.tsx';

type Slide = Required<FreshLabInfo['carousel'][number]>;

/** An object and not a list, so that a draft contains only the changed slides. */
interface Carousel {
  carousel: Record<string, Slide>;
}

/** The five images of the home page. */
export function CarouselSection({ lab }: { lab: FreshLabInfo }) {
  return (
    <EditableSection
      title={labInfoTexts.carousel}
      view={
        <ul className={styles.slides}>
          {lab.carousel.map(({ image, caption }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two slides may have the same image
            <li key={at}>
              <Picture src={image} alt="" width={192} height={128} sizes="192px" wide />
              <p>{caption}</p>
            </li>
          ))}
        </ul>
      }
      edit={(editing) => <CarouselForm lab={lab} {...editing} />}
    />
  );
}

const slideIndexes = Array.from({ length: limits.carousel }, (_, at) => at);

/** Validates only the captions; the uploads check the images. */
const captions = object({
  carousel: object(Object.fromEntries(slideIndexes.map((at) => [at, slide.omit(['image'])]))),
});

const noSlide: Slide = { image: '', caption: '', link: '' };

const valuesOf = ({ carousel }: FreshLabInfo): Carousel => ({
  carousel: Object.fromEntries(slideIndexes.map((at) => [at, { ...noSlide, ...carousel[at] }])),
});

function CarouselForm({ lab, ...editing }: Editing & { lab: FreshLabInfo }) {
  const places = valuesOf(lab).carousel;
  const form = useForm<Carousel>({
    resolver: resolverWithout(captions),
    defaultValues: valuesOf(lab),
  });
  const uploads = useFiveUploads();

  function showMissingImages(): boolean {
    const without = uploads.filter((upload, at) => !upload.chosen && !places[at]?.image);
    for (const upload of without) upload.showError(fieldTexts.image);
    return without.length > 0;
  }

  async function save(written: Carousel, { seen, ...attempt }: Saving<FreshLabInfo>) {
    const sent = await Promise.all(uploads.map((upload) => upload.send(attempt)));
    const slides = Object.values(written.carousel).map((slide, at) => ({
      ...slide,
      image: sent[at] ?? slide.image,
    }));
    return call(api.labInfo.updateCarousel, { body: { carousel: slides, before: seen.carousel } });
  }

  return (
    <SectionForm
      {...editing}
      form={form}
      draft="carousel"
      target="carousel"
      lab={lab}
      valuesOf={valuesOf}
      isIncomplete={showMissingImages}
      onSave={save}
    >
      {uploads.map((upload, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always five slides in a fixed order
          key={at}
          className={styles.part}
        >
          <ImageField
            label={`${labInfoTexts.image} ${at + 1}`}
            upload={upload}
            stored={places[at]?.image}
            width={192}
            height={128}
          />
          <TextField
            control={form.control}
            name={`carousel.${at}.caption`}
            label={`${labInfoTexts.caption} ${at + 1}`}
          />
          <TextField
            control={form.control}
            name={`carousel.${at}.link`}
            label={`${slideTexts.link} ${at + 1}`}
            helperText={slideTexts.linkHelp}
          />
        </fieldset>
      ))}
    </SectionForm>
  );
}

function useFiveUploads(): ImageUpload[] {
  const options = { purpose: 'lab' } as const;
  return [
    useImageUpload(options),
    useImageUpload(options),
    useImageUpload(options),
    useImageUpload(options),
    useImageUpload(options),
  ];
}
