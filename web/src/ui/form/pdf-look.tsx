import type { PdfFlaw } from '@lab/contract/features/pdfs/look';
import { pdfLookTexts as texts } from '@lab/contract/features/pdfs/texts';
import { useEffect, useState } from 'react';
import { lookIntoPdf } from '../../lib/look-into-pdf.ts';
import styles from './form.module.css';

/**
 * Says who cannot read the chosen PDF, and what its author can do. It hinders nobody from sending the file.
 */
export function PdfLook({ file }: { file: File }) {
  const [flaws, setFlaws] = useState<readonly PdfFlaw[] | 'looking' | undefined>('looking');
  useEffect(() => {
    let isOpen = true;
    void lookIntoPdf(file).then((found) => isOpen && setFlaws(found));
    return () => {
      isOpen = false;
    };
  }, [file]);
  return (
    <div role="status" className={styles.look}>
      {flaws === 'looking' ? <p>{texts.looking}</p> : flaws && <Found flaws={flaws} />}
    </div>
  );
}

function Found({ flaws }: { flaws: readonly PdfFlaw[] }) {
  if (flaws.length === 0) return <p>{texts.good}</p>;
  return (
    <>
      <p>{texts.lead}</p>
      <ul>
        {flaws.map((flaw) => (
          <li key={flaw}>{texts.flaws[flaw]}</li>
        ))}
      </ul>
    </>
  );
}
