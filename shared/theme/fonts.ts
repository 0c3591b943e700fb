/**
 * Imported once, by the shell's first module. An entry of its own, because a remote's build knows no stylesheets: fonts
 * are the page's, not a part's.
 */
import './fonts.css';
