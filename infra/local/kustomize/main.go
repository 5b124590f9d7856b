// Kustomize: prints what each folder given as an argument renders to, as one JSON object of lists.
package main

import (
	"encoding/json"
	"log"
	"os"

	"sigs.k8s.io/kustomize/api/krusty"
	"sigs.k8s.io/kustomize/kyaml/filesys"
)

func main() {
	log.SetFlags(0)
	kustomizer := krusty.MakeKustomizer(krusty.MakeDefaultOptions())
	rendered := map[string][]map[string]any{}
	for _, folder := range os.Args[1:] {
		resources, err := kustomizer.Run(filesys.MakeFsOnDisk(), folder)
		if err != nil {
			log.Fatal(err)
		}
		for _, resource := range resources.Resources() {
			object, err := resource.Map()
			if err != nil {
				log.Fatal(err)
			}
			rendered[folder] = append(rendered[folder], object)
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(rendered); err != nil {
		log.Fatal(err)
	}
}
